import * as v from 'valibot';
import type { HubOptions } from './hubOptions';
import { KINDS } from './transportKinds';

const names = KINDS.map(({ name }) => name);

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const hasMethods = (value: unknown, methods: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  methods.every((name) => typeof Reflect.get(value, name) === 'function');

const withMethods = (...methods: string[]) =>
  v.custom<object>((value) => hasMethods(value, methods), `an object with the methods ${methods.join(', ')}`);
const aFunction = v.custom<() => void>((value) => typeof value === 'function', 'a function');

const MILLISECONDS = 'milliseconds, more than 0';
const PAUSE = 'milliseconds, 0 or more';
const WHOLE = 'a whole number, 1 or more';
const milliseconds = v.pipe(v.number(MILLISECONDS), v.finite(MILLISECONDS), v.gtValue(0, MILLISECONDS));
const whole = v.pipe(v.number(WHOLE), v.integer(WHOLE), v.minValue(1, WHOLE));

const PATH = 'a path such as "/chat", without a slash at the end';
const ORIGINS = '"same-host" or a list of origins such as "https://example.com"';
const TRANSPORTS = `a list of ${names.join(', ')}, at least one of them`;
const METHODS = 'functions by the name that clients call, each name once in any case of letters';

const isEachOnce = (methods: Readonly<Record<string, () => void>>) =>
  new Set(Object.keys(methods).map((name) => name.toLowerCase())).size === Object.keys(methods).length;

/** Each message says what is expected. */
const schema = v.strictObject({
  path: v.pipe(v.string(PATH), v.regex(/^(?:\/[^/?#:*\s]+)+$/, PATH)),
  allowedOrigins: v.optional(
    v.union([v.literal('same-host'), v.array(v.pipe(v.string(), v.check(isOrigin, ORIGINS)))], ORIGINS),
  ),
  log: v.optional(withMethods('debug', 'info', 'warn', 'error')),
  transports: v.optional(v.pipe(v.array(v.picklist(names, TRANSPORTS), TRANSPORTS), v.minLength(1, TRANSPORTS))),
  keepAliveMs: v.optional(milliseconds),
  handshakeTimeoutMs: v.optional(milliseconds),
  connectTimeoutMs: v.optional(milliseconds),
  clientTimeoutMs: v.optional(milliseconds),
  quietKeepAliveMs: v.optional(milliseconds),
  quietClientTimeoutMs: v.optional(milliseconds),
  closeTimeoutMs: v.optional(milliseconds),
  pollTimeoutMs: v.optional(milliseconds),
  idlePollMs: v.optional(milliseconds),
  bodyTimeoutMs: v.optional(milliseconds),
  maxInboundBytes: v.optional(whole),
  maxParallelCalls: v.optional(whole),
  maxWaitingCalls: v.optional(whole),
  maxWaitingPosts: v.optional(whole),
  maxBufferedBytes: v.optional(whole),
  stalledMs: v.optional(milliseconds),
  maxConnectionsPerAddress: v.optional(whole),
  negotiationsPerSecond: v.optional(whole),
  drainPerSecond: v.optional(whole),
  drainPauseMs: v.optional(v.pipe(v.number(PAUSE), v.finite(PAUSE), v.minValue(0, PAUSE))),
  methods: v.optional(v.pipe(v.record(v.string(), aFunction, METHODS), v.check(isEachOnce, METHODS))),
  onConnected: v.optional(aFunction),
  watch: v.optional(withMethods('frameSent', 'slowReaderCut')),
  clock: v.optional(withMethods('now', 'after', 'every')),
  random: v.optional(aFunction),
} satisfies Record<keyof HubOptions, unknown>);

/** @throws Error that names the option, what was expected and what came */
export function checkOptions(options: HubOptions): void {
  const { issues } = v.safeParse(schema, options);
  if (!issues) return;
  const [issue] = issues;
  const where = v.getDotPath(issue) ?? '';
  const expected = issue.type === 'strict_object' ? expectedKey(issue.expected) : issue.message;
  throw new Error(`At hub.${where}: expected ${expected}, got ${issue.received}`);
}

/** An unknown key, or the only required one is missing. */
const expectedKey = (key: string) => (key === 'never' ? `one of ${Object.keys(schema.entries).join(', ')}` : PATH);
