import type { ClientBase, QueryResultRow } from 'pg';
import { type DriverResult, PoolConnection } from '../poolConnection';
import { StoreAwayError } from '../storeErrors';
import { toStoreError } from './failures';

/** A connection to a PostgreSQL server in use; once it is lost, every statement on it fails at once. */
export class PostgresConnection extends PoolConnection {
  private lost: StoreAwayError | undefined;

  /** @param onRelease receives whether the connection is lost */
  constructor(
    private readonly client: ClientBase,
    private readonly onRelease: (lost: StoreAwayError | undefined) => void,
  ) {
    super();
    // Between two statements of a transaction nothing else listens, and an unhandled error ends the process.
    client.on('error', this.take);
  }

  release(): void {
    this.client.off('error', this.take);
    this.onRelease(this.lost);
  }

  protected async run<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>> {
    // A transaction that lost its connection requests a rollback, which must not wait for the same silence again.
    if (this.lost) throw this.lost;
    try {
      return await this.client.query<R & QueryResultRow>(sql, parameters);
    } catch (error) {
      throw this.take(error);
    }
  }

  private readonly take = (error: unknown): Error => {
    const known = toStoreError(error);
    if (known instanceof StoreAwayError) this.lost ??= known;
    return known;
  };
}
