export type PickerKind = 'competitions' | 'countries';
