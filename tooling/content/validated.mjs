import { Ajv2020 } from 'ajv/dist/2020.js';
import { readAdvertPicture } from './advertPicture.mjs';
import { periodProblem } from './period.mjs';
import { PictureError } from './pictureError.mjs';

/**
 * The pictures of a file as visitors get them, by the object that names them.
 *
 * @typedef {Map<unknown, import('./advertPicture.mjs').WebPicture>} Pictures
 */

/**
 * @typedef {Pick<import('ajv').ErrorObject, 'keyword' | 'instancePath' | 'params' | 'parentSchema' | 'message'>} Wrong
 */

/**
 * Validates a value by a schema with our two keywords, and reads its pictures.
 *
 * @param {string} folder
 * @param {object} schema
 * @param {unknown} value
 * @returns {Promise<{ errors: Wrong[], pictures: Pictures }>}
 */
export async function validated(folder, schema, value) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, verbose: true, allowUnionTypes: true });
  /** @type {{ instancePath: string, picture: any }[]} */
  const named = [];
  /** @type {import('ajv').SchemaValidateFunction} */
  const note = (isOn, picture, _, place) => {
    if (isOn && isWhole(picture)) named.push({ instancePath: place?.instancePath ?? '', picture });
    return true;
  };
  ajv.addKeyword({ keyword: 'picture', validate: note });
  ajv.addKeyword({ keyword: 'period', errors: 'full', validate: periodKeyword() });
  const validate = ajv.compile(schema);
  validate(value);
  /** @type {Wrong[]} */
  const errors = [...(validate.errors ?? [])];
  /** @type {Pictures} */
  const pictures = new Map();
  for (const { instancePath, picture } of named) {
    try {
      pictures.set(picture, await readAdvertPicture(folder, picture));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      errors.push({ keyword: 'picture', instancePath, params: error });
    }
  }
  return { errors, pictures };
}

/** The schema reports missing fields. @param {any} picture */
function isWhole(picture) {
  return typeof picture?.file === 'string' && picture.width > 0 && picture.height > 0;
}

function periodKeyword() {
  /** @type {import('ajv').SchemaValidateFunction} */
  const check = (isOn, given) => {
    const problem = isOn ? periodProblem(given ?? {}) : undefined;
    check.errors = problem ? [{ keyword: 'period', params: problem }] : [];
    return !problem;
  };
  return check;
}
