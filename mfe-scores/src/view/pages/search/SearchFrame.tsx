import type { ReactNode } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { SEARCH_TEXT_MOST } from 'shared-kernel/protocol/rest';
import styled from 'styled-components';
import { TEXT_PARAMETER } from '../../../domain/searchAddress';
import { t } from '../../../texts/searchTexts';
import { BoardPage } from '../../parts/BoardPage';

type Props = {
  /** The page's address with the base path: where the form leads without the app. */
  action: string;
  field: {
    defaultValue?: string;
    value?: string;
    autoFocus?: boolean;
    onChange?: (typed: string) => void;
  };
  onSubmit?: () => void;
  /** Handles the arrow keys: see `onFoundArrows`. */
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** The page of the search around what was found. A form, so that it works without the app, too. */
export function SearchFrame({ action, field: { onChange, ...field }, onSubmit, onKeyDown, children }: Props) {
  return (
    <BoardPage>
      <h1>{t('search.heading')}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the field and the links within. */}
      <div onKeyDown={onKeyDown}>
        <Form
          role="search"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
        >
          <input
            {...field}
            type="search"
            name={TEXT_PARAMETER}
            maxLength={SEARCH_TEXT_MOST}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
          <button type="submit">{t('search.go')}</button>
        </Form>
        {children}
      </div>
    </BoardPage>
  );
}

const Form = styled.form`
  display: flex;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  & > input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0 var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-chip);
    background: var(--surface-1);
    color: var(--ink);
    font: inherit;
    /* Below 16 px a phone zooms in at the first letter. */
    font-size: 1rem;
  }
  & > input::placeholder { color: var(--ink-3); opacity: 1; }
  & > button {
    height: 44px;
    padding: 0 var(--space-4);
    border: 0;
    border-radius: var(--radius-chip);
    background: var(--accent);
    color: var(--accent-ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  @media ${PHONE} { padding: 0 var(--space-3); }
`;
