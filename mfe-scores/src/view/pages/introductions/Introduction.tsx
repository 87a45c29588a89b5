import styled from 'styled-components';

/** Windows that stack titles and texts. */
export const STACKED = '(max-width: 47.9375em)';

/** The shape of `introductions.json`. */
type Part = {
  heading?: string | undefined;
  paragraphs?: readonly string[] | undefined;
  list?: readonly string[] | undefined;
};

type Props = {
  id: string;
  title: string;
  parts: readonly Part[];
  isOpen: boolean;
  /** Whether the open one can be closed. */
  canFold: boolean;
  onChoose: (id: string) => void;
};

export function Introduction({ id, title, parts, isOpen, canFold, onChoose }: Props) {
  return (
    <>
      <h3>
        <Title
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={(isOpen && !canFold) || undefined}
          onClick={() => onChoose(id)}
        >
          {title}
        </Title>
      </h3>
      <Text id={id} hidden={!isOpen}>
        {parts.map(({ heading, paragraphs = [], list = [] }) => (
          <section key={heading ?? paragraphs[0] ?? list[0]}>
            {heading ? <h4>{heading}</h4> : null}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 ? (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </Text>
    </>
  );
}

const Title = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 1px solid var(--line);
  background: none;
  font-weight: 600;
  text-align: left;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-expanded='true'] { background: var(--surface-2); color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
  &::after {
    flex: none;
    width: 7px;
    height: 7px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
    content: '';
  }
  @media ${STACKED} {
    &[aria-expanded='true']::after { transform: rotate(45deg); }
  }
`;

/** Fills the right column; a text taller than the pane scrolls inside it. */
const Text = styled.div`
  grid-column: 2;
  grid-row: 1 / -1;
  max-height: 53.125rem;
  padding: var(--space-2) var(--space-6) var(--space-4);
  border-left: 1px solid var(--line);
  overflow-y: auto;
  & p, & ul { max-width: 70ch; margin: var(--space-2) 0; }
  & ul { padding-left: var(--space-4); }
  & h4 { margin: var(--space-4) 0 0; font-size: inherit; }
  @media ${STACKED} {
    max-height: none;
    padding: var(--space-1) var(--space-4) var(--space-3);
    border: solid var(--line);
    border-width: 0 0 1px;
  }
`;
