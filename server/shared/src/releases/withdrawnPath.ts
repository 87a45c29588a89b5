/** Where `delivery` tells `api` of a release that was withdrawn, on the port that no visitor reaches. */
export const WITHDRAWN_PATH = '/internal/released';
