import { useId } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import type { VendorTextLine, VendorText as Written } from 'shared-kernel/entities/vendorText';
import styled from 'styled-components';
import { t } from '../../../texts/liveTextTexts';
import { Panel } from '../../parts/states/Panel';
import { TextList } from './TextList';

/** Lines that are open at first; the others unfold. */
const OPEN = 15;

/** The match in a vendor's words and language, the newest line first. Nothing announces them. */
export function VendorText({ text }: { text: Written | undefined }) {
  const heading = useId();
  const lines = [...(text?.lines ?? [])].map((line, index) => ({ key: index, line })).reverse();
  if (lines.length === 0) return null;
  const [first, rest] = [lines.slice(0, OPEN), lines.slice(OPEN)];
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>{t('liveText.vendor.title')}</h2>
      <p>{t('liveText.vendor.note')}</p>
      <List lines={first} />
      {rest.length > 0 ? (
        <details>
          <summary>{t('liveText.vendor.more', { count: rest.length })}</summary>
          <List lines={rest} />
        </details>
      ) : null}
    </Card>
  );
}

function List({ lines }: { lines: readonly { key: number; line: VendorTextLine }[] }) {
  return (
    <TextList>
      {lines.map(({ key, line: { time, lang, text } }) => (
        <li key={key}>
          <b>{time === undefined ? null : t('liveText.minute', { minute: time })}</b> <p lang={lang}>{text}</p>
        </li>
      ))}
    </TextList>
  );
}

const Card = styled(Panel)`
  padding: var(--space-4);
  & > h2 { margin: 0; font-size: 1rem; }
  & > p { margin: 2px 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
  & summary { min-height: 44px; align-content: center; border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.8125rem; cursor: pointer; }
  @media ${PHONE} { padding: var(--space-3); }
`;
