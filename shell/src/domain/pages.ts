/** Pages under construction (S9); `webpack.config.mjs` passes them to `delivery`. */
export const PLACEHOLDER_PATHS: readonly string[] = ['/tips', '/ty-le-chau-au', '/tin-tuc'];
