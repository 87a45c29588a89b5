import { type ReactNode, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { appSettingOf } from 'shared-kernel/state/appSettingOf';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { shownPrices } from '../domain/shownOdds';
import { PricesContext } from './prices';

const DEFAULT_SETTINGS = decodeUserSettings({});

/** Prices below are printed in the visitor's form, or the site's (M22). Only they render when it changes. */
export function PricesOfVisitor({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { price_format } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const { kind, value } = useObservable<Loaded<AppSetting>>(appSettingOf(shell), LOADING);
  const found = shownPrices({ kind, value }, price_format);
  // Settings that are read again are another object with the same content.
  const { sent, shown } = typeof found === 'object' ? found : {};
  const isAwaited = found === 'notYet';
  const prices = useMemo(
    () => (sent && shown ? { sent, shown } : isAwaited ? ('notYet' as const) : undefined),
    [sent, shown, isAwaited],
  );
  return <PricesContext value={prices}>{children}</PricesContext>;
}
