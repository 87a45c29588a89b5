import type { SortMode } from 'shared-kernel/rules/board/boardGroup';
import type { PickControl } from './PickButton';

/** What a board's controls change, beside the filter. */
export type Tools = {
  competitions: PickControl;
  countries: PickControl;
  /** Live matches alone; missing where the filter shows others. */
  live?: { isOn: boolean; onShow: (isOn: boolean) => void };
  /** Missing on a page with one order only. */
  sort?: { mode: SortMode; onSort: (mode: SortMode) => void };
  /** Missing on a page without odds. */
  odds?: { isShown: boolean; onShow: (isShown: boolean) => void };
  /** Whether the form of its prices is chosen here. */
  hasPriceForms: boolean;
};
