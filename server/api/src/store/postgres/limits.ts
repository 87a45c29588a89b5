import { type ClientConfig, TypeOverrides, types } from 'pg';

/** Every wait for the server has a limit, so that a silent host is given up long before the kernel would do so. */
const CONNECT_MS = 2000;
const QUERY_MS = 4000;

/** All numbers of football fit a JavaScript number. */
const numbers = new TypeOverrides();
numbers.setTypeParser(types.builtins.INT8, Number);

/** A connection for work of any length: a migration. */
export function patientLine(connectionString: string): ClientConfig {
  return { connectionString, types: numbers, connectionTimeoutMillis: CONNECT_MS, application_name: 'tyso-api' };
}

/** A connection for daily work. */
export function line(connectionString: string): ClientConfig {
  return {
    ...patientLine(connectionString),
    keepAlive: true,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    // The longest that a node frozen within a transaction holds the counter row.
    idle_in_transaction_session_timeout: 3000,
  };
}
