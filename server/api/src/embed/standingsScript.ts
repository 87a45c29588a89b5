/**
 * Sends the shown competition to the page around the frame, which puts it into its address. A sandboxed frame has no
 * origin, so the message goes to any parent: it contains only the id in the address.
 */
export const STANDINGS_SCRIPT =
  "if(parent!==self)parent.postMessage({giai:new URLSearchParams(location.search).get('giai')},'*')";
