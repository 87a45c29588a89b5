import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsDialog } from '../settings/SettingsDialog';
import { ToolButton } from './ToolButton';

/** The gear, and the dialog it opens. */
export function SettingsButton() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ToolButton type="button" aria-haspopup="dialog" aria-label={t('settings.open')} onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="3" />
          <path d={GEAR} />
        </svg>
      </ToolButton>
      {isOpen ? <SettingsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

const GEAR = gear(8, 7, 9.5);

/** A wheel of `teeth` teeth between two radii round (12, 12). */
function gear(teeth: number, inner: number, outer: number): string {
  const corner = (radius: number, angle: number) =>
    `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  const step = (2 * Math.PI) / teeth;
  const tooth = (index: number) => {
    const at = index * step;
    return [
      corner(inner, at - step * 0.3),
      corner(outer, at - step * 0.18),
      corner(outer, at + step * 0.18),
      corner(inner, at + step * 0.3),
    ];
  };
  return `M${Array.from({ length: teeth }, (_, index) => tooth(index)).flat().join('L')}Z`;
}
