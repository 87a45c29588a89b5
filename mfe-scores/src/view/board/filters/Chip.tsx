import type { ComponentPropsWithRef } from 'react';
import { oneLine } from 'shared-kernel/design/oneLine';
import styled from 'styled-components';
import { useIsOnServer } from '../../parts/html/onServer';

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: ChipIconName;
  text: string;
  /** A number beside the sign. */
  count?: number | undefined;
  /** Where it leads in server-rendered HTML; one without cannot be pressed there. */
  href?: string;
};

/** A control of the phone's row: a sign above a word. A bar below it and heavier type say that it is on. */
export function Chip({ icon, text, count, href, ...button }: Props) {
  const isOnServer = useIsOnServer();
  const isOn = button['aria-pressed'] === true || undefined;
  const link = { as: 'a', href, 'aria-current': isOn } as const;
  return (
    <Button {...(isOnServer && href !== undefined ? link : { type: 'button', inert: isOnServer, ...button })}>
      <ChipIcon name={icon} />
      <span>{text}</span>
      {count === undefined ? null : <b>{` ${count}`}</b>}
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 1px;
  min-width: 0;
  min-height: 44px;
  padding: 0 1px;
  border: 0;
  background: none;
  color: var(--ink-2);
  text-decoration: none;
  cursor: pointer;
  &:focus-visible { outline-offset: -2px; }
  & > svg {
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.8;
  }
  & > [data-icon='euro'] { stroke-dasharray: 0 4.19; stroke-width: 2.6; }
  & > span {
    max-width: 100%;
    ${oneLine}
    font-size: min(0.75rem, 4vw, 16px);
    line-height: 1.3;
  }
  & > b {
    position: absolute;
    top: 3px;
    left: calc(50% + 10px);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  &:is([aria-pressed='true'], [aria-current], [data-picked]) { color: var(--accent); font-weight: 700; }
  /* A border, because forced colours drop shadows and backgrounds. */
  &:is([aria-pressed='true'], [aria-current], [data-picked])::after {
    position: absolute;
    inset: auto 0 0;
    border-bottom: 3px solid currentcolor;
    content: '';
  }
`;

/** Strokes of each sign on a field of 24. Euro is a ring of twelve stars, as dots. */
const PATHS = {
  live: 'M12 9.5a2.5 2.5 0 1 0 .01 0M7.5 7.5a6.4 6.4 0 0 0 0 9M16.5 7.5a6.4 6.4 0 0 1 0 9',
  euro: 'M12 4a8 8 0 1 0 .01 0',
  competitions:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5v1.5A3.5 3.5 0 0 0 8 11M16 6h3.5v1.5A3.5 3.5 0 0 1 16 11M12 14v3M8.5 20h7l-1.5-3h-4z',
  countries: 'M12 3.5a8.5 8.5 0 1 0 .01 0M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  league: 'M4 6h16M8 12h12M8 18h12M4 12v.01M4 18v.01',
  odds: 'M5.5 18.5l13-13M7.5 5a2.5 2.5 0 1 0 .01 0M16.5 14a2.5 2.5 0 1 0 .01 0',
} as const;

type ChipIconName = keyof typeof PATHS;

/** The sign of a chip; its text names it. */
function ChipIcon({ name }: { name: ChipIconName }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}
