import { type ComponentType, useState } from 'react';
import { reportAs } from '../../domain/faults/fault';
import { useFrameServices } from '../appServices';
import { t } from '../texts/texts';
import { ToolButton } from './ToolButton';

type DialogProps = { onClose: () => void };

/** Pointing at the gear fetches the dialog: few visitors ever open it. */
const fetchDialog = () => import('../settings/SettingsDialog');

export function SettingsButton() {
  const { shell } = useFrameServices();
  const report = reportAs(shell.report, 'shell-file');
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps> }>();
  const open = () => fetchDialog().then(({ SettingsDialog }) => setOpened({ Dialog: SettingsDialog }), report);
  const aim = () => void fetchDialog().catch(report);
  return (
    <>
      <ToolButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('header.settings')}
        onPointerEnter={aim}
        onFocus={aim}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="3" />
          <path d={GEAR} />
        </svg>
      </ToolButton>
      {opened ? <opened.Dialog onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}

/** Outline of the gear on a 24 px grid: eight teeth between two radii. */
const GEAR = gear({ teeth: 8, inner: 7, outer: 9.5 });

function gear({ teeth, inner, outer }: { teeth: number; inner: number; outer: number }): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => [
    corner(inner, (tooth - 0.3) * step),
    corner(outer, (tooth - 0.18) * step),
    corner(outer, (tooth + 0.18) * step),
    corner(inner, (tooth + 0.3) * step),
  ]);
  return `M${corners.flat().join('L')}Z`;
}

function corner(radius: number, angle: number): string {
  return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
}
