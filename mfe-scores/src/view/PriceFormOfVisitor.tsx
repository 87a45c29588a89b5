import { type ReactNode, useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import { appSettingOf } from 'shared-kernel/state/appSettingOf';
import { createResource } from 'shared-kernel/state/createResource';
import { LOADING, type Loaded } from 'shared-kernel/state/loaded';
import { perShell } from 'shared-kernel/state/perShell';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { withoutPrices } from '../domain/withoutPrices';
import { PriceFormContext } from './useOdds';

type Code = typeof import('../domain/toForm');

const codeOf = perShell((shell) =>
  createResource<Code>({
    load: () => import(/* webpackChunkName: "prices" */ '../domain/toForm'),
    report: shell.report,
    retry: retryOnReconnect(shell),
  }),
);

/** Prices below are printed in the visitor's form, or the site's (M22). Only they render when it changes. */
export function PriceFormOfVisitor({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { price_format } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const site = useObservable<Loaded<AppSetting>>(appSettingOf(shell), LOADING);
  const said = site.value?.price_format;
  const sent = said?.sent;
  const shown = price_format ?? said?.shown ?? 'as_sent';
  const isSilent = !said && (site.value || site.kind === 'failed');
  const isAsSent = shown === 'as_sent' || isSilent;

  // Prices as they are sent, as most visitors see them, need no code.
  const file = codeOf(shell);
  useEffect(() => (isAsSent ? undefined : file.open()), [isAsSent, file]);
  const { value: code } = useObservable<Loaded<Code>>(file.state$, LOADING);
  const form = useMemo(() => (code && sent ? code.toForm({ sent, shown }) : withoutPrices), [code, sent, shown]);
  return <PriceFormContext value={isAsSent ? undefined : form}>{children}</PriceFormContext>;
}
