import type { Resource } from 'shared-kernel/state/createResource';
import { fileOf } from '../../../state/fileOf';

/** The code of a picker's list. */
export type PickListCode = Resource<typeof import('./PickList')>;

/** Loaded when the first picker opens: no row waits for it. */
export const pickListOf = fileOf(() => import(/* webpackChunkName: "picker" */ './PickList'));
