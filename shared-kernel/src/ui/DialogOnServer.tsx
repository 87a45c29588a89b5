import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Body, Close, Frame, Head, Panel } from './dialogParts';

type Props = {
  title: string;
  size?: 'default' | 'large' | 'small';
  isSheet?: boolean;
  /** The page without it. */
  closed: string;
  children: ReactNode;
};

/** What a `Dialog` looks like, in HTML rendered on a server: it cannot be modal, and closes by a link. */
export function DialogOnServer({ title, size = 'default', isSheet = false, closed, children }: Props) {
  return (
    <>
      <Behind aria-hidden="true" />
      <OverPage open aria-label={title} data-size={size} data-sheet={isSheet || undefined}>
        <Panel>
          <Head>
            <h2>{title}</h2>
            <CloseLink as="a" href={closed} aria-label="Đóng">
              ×
            </CloseLink>
          </Head>
          <Body>{children}</Body>
        </Panel>
      </OverPage>
    </>
  );
}

/** Above all that sticks to an edge of the page. */
const Behind = styled.div`
  position: fixed;
  z-index: 90;
  inset: 0;
  background: var(--backdrop);
`;

const OverPage = styled(Frame)`
  position: fixed;
  z-index: 91;
  inset: 0;
  height: fit-content;
`;

const CloseLink = styled(Close)`
  display: grid;
  place-items: center;
  text-decoration: none;
`;
