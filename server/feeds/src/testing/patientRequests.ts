const timeout = AbortSignal.timeout.bind(AbortSignal);

/** Until the end of the test each request waits for as long as a busy machine needs, whatever its own limit is. */
export function patientRequests(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300_000));
}
