import { numberOfId } from '../polled/numberOfId';

/** The vendor names countries, such as `Vietnam` and `World`, without ids; `undefined` without a name. */
export function countryIdOf(name: string | undefined): number | undefined {
  return name ? numberOfId('api-football', 'country', name) : undefined;
}
