import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';

/** Code in a file of its own, which is loaded when it is first needed, once for each shell. */
export const fileOf = <Code>(load: () => Promise<Code>) => perShell(({ report }) => createResource({ load, report }));
