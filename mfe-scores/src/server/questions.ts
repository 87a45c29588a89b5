import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { type Answered, type Question, queryOf } from '../state/question';

export function askOf(question: Question<unknown>, id: Id): Ask {
  return { key: question.key, path: question.path, query: queryOf(question, id) };
}

/** What came; nothing is reported where `api` refused. `undefined` while it is on its way: then the app has it. */
export function answeredIn<T>(answers: readonly Answer[], { key, read, none }: Question<T>): Answered<T> | undefined {
  const status = answers.find((answer) => answer.key === key)?.status ?? 0;
  if (status >= 400 && status < 500) return { answer: none };
  const decode = read(() => {});
  return readAnswer(answers, key, (raw) => ({ answer: decode(raw) }));
}
