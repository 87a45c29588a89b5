/** Whether the browser asks for as little data as possible (`Save-Data`). */
export function savesData(navigator: Navigator): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
