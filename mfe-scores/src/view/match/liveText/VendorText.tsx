import type { VendorTextLine, VendorText as Written } from 'shared-kernel/entities/vendorText';
import styled from 'styled-components';
import { t } from '../../../texts/liveTextTexts';

/** Lines that are open at first; the others unfold. */
const OPEN = 15;

/** The match in a vendor's words and language, the newest line first. Nothing announces them. */
export function VendorText({ text }: { text: Written | undefined }) {
  const lines = [...(text?.lines ?? [])].map((line, index) => ({ key: index, line })).reverse();
  if (lines.length === 0) return null;
  const [first, rest] = [lines.slice(0, OPEN), lines.slice(OPEN)];
  return (
    <Section>
      <h3>{t('liveText.vendor.title')}</h3>
      <p>{t('liveText.vendor.note')}</p>
      <List lines={first} />
      {rest.length > 0 ? (
        <details>
          <summary>{t('liveText.vendor.more', { count: rest.length })}</summary>
          <List lines={rest} />
        </details>
      ) : null}
    </Section>
  );
}

function List({ lines }: { lines: readonly { key: number; line: VendorTextLine }[] }) {
  return (
    <ol>
      {lines.map(({ key, line: { time, lang, text } }) => (
        <li key={key}>
          <b>{time === undefined ? null : t('liveText.minute', { minute: time })}</b> <p lang={lang}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const Section = styled.section`
  & > h3 { margin: 0; font-size: 0.9375rem; }
  & > p { margin: 2px 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; }
  & ol { margin: 0; padding: 0; list-style: none; font-size: 0.875rem; line-height: 1.45; font-variant-numeric: tabular-nums; }
  & li { display: grid; grid-template-columns: 4.625rem minmax(0, 1fr); gap: var(--space-2); padding: var(--space-2) 0; border-top: 1px solid var(--line); }
  & > ol > li:first-child { border-top: 0; }
  & b { color: var(--ink-2); font-size: 0.8125rem; line-height: 1.5625; }
  & li > p { margin: 0; overflow-wrap: anywhere; }
  & summary { min-height: 44px; align-content: center; border-top: 1px solid var(--line); color: var(--ink-2); font-size: 0.8125rem; cursor: pointer; }
`;
