import type { ComponentPropsWithRef } from 'react';
import { oneLine } from 'shared-kernel/design/oneLine';
import styled from 'styled-components';
import { useIsOnServer } from '../../parts/html/onServer';
import { ChipIcon, type ChipIconName } from './ChipIcon';

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
  padding: 0 2px;
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
