/**
 * Tells the page around the frame which competition is shown, so that its address can name it. A frame that is locked up
 * has no origin, so the message goes to any parent: it holds nothing but the id in the address.
 */
export const STANDINGS_SCRIPT =
  "if(parent!==self)parent.postMessage({giai:new URLSearchParams(location.search).get('giai')},'*')";
