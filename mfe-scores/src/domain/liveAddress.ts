/** The parameter of an address that shows live matches alone. */
export const LIVE_PARAMETER = 'live';

export const isLiveAlone = (value: string | null) => value === '1';
