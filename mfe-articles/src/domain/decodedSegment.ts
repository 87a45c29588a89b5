/** A segment of an address as it was before it was encoded; as it is, when it was not encoded as we do. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
