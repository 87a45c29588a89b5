import { createResource, type Resource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';

/** The code of a picker's list. */
export type PickListCode = Resource<typeof import('./PickList')>;

/** Loaded when the first picker opens: no row waits for it. */
export const pickListOf = perShell(
  ({ report }): PickListCode =>
    createResource({ load: () => import(/* webpackChunkName: "picker" */ './PickList'), report }),
);
