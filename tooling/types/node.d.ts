/** A server package imports `.sql` files as text (see `tooling/build/server.mjs`). */
declare module '*.sql' {
  const sql: string;
  export default sql;
}
