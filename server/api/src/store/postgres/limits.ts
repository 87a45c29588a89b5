import { type ClientConfig, TypeOverrides, types } from 'pg';

/** Every wait for the server ends, so that a host that fell silent is given up long before the kernel would do so. */
const CONNECT_MS = 2000;
const QUERY_MS = 4000;

/** All numbers of football fit a JavaScript number. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** How a line to the server is made, to do anything that takes as long as it takes: a migration. */
export function patientLine(connectionString: string): ClientConfig {
  return { connectionString, types: numbers, connectionTimeoutMillis: CONNECT_MS, application_name: 'tyso-api' };
}

/** How a line to the server is made for all daily work. */
export function line(connectionString: string): ClientConfig {
  return {
    ...patientLine(connectionString),
    keepAlive: true,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    // A node that froze in the middle of a transaction holds the counter row no longer than this.
    idle_in_transaction_session_timeout: 3000,
  };
}
