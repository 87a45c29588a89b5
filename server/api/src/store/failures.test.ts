import { DatabaseError } from 'pg';
import { speaksOfServer } from './failures';
import { toStoreError } from './postgres/failures';
import { StoreAwayError } from './storeErrors';

it.each([
  ['25006', 'a server that may only be read'],
  ['25P03', 'a session that idled too long'],
  ['53100', 'a full disk'],
  ['53200', 'no memory'],
  ['53300', 'no free line'],
  ['57014', 'a statement that took too long'],
  ['57P01', 'a shutdown by an administrator'],
  ['57P02', 'a crash'],
  ['57P03', 'a start that is not done'],
  ['57P04', 'a database that was dropped'],
  ['57P05', 'a session that idled too long'],
  ['08006', 'a connection that failed'],
  ['08P01', 'a connection in disorder'],
  ['40001', 'transactions that stood in each other’s way'],
  ['40P01', 'a deadlock'],
  ['40003', 'a commit of unknown outcome'],
  ['55P03', 'a lock that could not be had'],
  ['58030', 'a disk that fails'],
  ['58P01', 'a file that is gone'],
  ['XX000', 'trouble of its own'],
  ['XX001', 'damaged pages'],
])('%s, %s, is an outage: wait and try again', (code) => {
  expect(speaksOfServer(code)).toBe(true);
  expect(toStoreError(refusal(code))).toBeInstanceOf(StoreAwayError);
});

it.each([
  ['42703', 'a column that there is not'],
  ['42P01', 'a table that there is not'],
  ['42601', 'no SQL'],
  ['42501', 'a right that we have not'],
  ['23505', 'a row that there is already'],
  ['23502', 'nothing where something has to be'],
  ['22P02', 'a number that is none'],
  ['25001', 'a transaction where none may be'],
  ['0A000', 'what the server cannot do'],
  ['54000', 'a statement too large'],
])('%s, %s, is a mistake of ours, and stays what it is', (code) => {
  expect(speaksOfServer(code)).toBe(false);
  const error = refusal(code);
  expect(toStoreError(error)).toBe(error);
});

function refusal(code: string): DatabaseError {
  return Object.assign(new DatabaseError('no', 2, 'error'), { code });
}
