import { decodeList } from 'shared-kernel/decode/decode';
import type { Params, TheSportsApi } from '../createTheSportsApi';
import { listFrom } from '../read/rawValue';

type Asked = { endpoint: string; params: Params };

/** The vendor without a network: it answers with what a test gives, and remembers what it was asked. */
export function createFakeVendor(answer: (endpoint: string, params: Params) => unknown, extra?: unknown) {
  const asked: Asked[] = [];
  const reported: string[] = [];
  const api: TheSportsApi = {
    async ask(endpoint, params = {}) {
      asked.push({ endpoint, params });
      return { results: answer(endpoint, params), extra };
    },
    items: (schema, raw, endpoint) =>
      decodeList(schema, listFrom(raw) ?? raw, endpoint, (error) => void reported.push(error.message)),
    get requests() {
      return asked.length;
    },
  };
  return { api, asked, reported };
}
