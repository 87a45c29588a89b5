import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { useIsOnServer } from './onServer';

type Props = {
  property: '--competition' | '--share';
  value: string | number | undefined;
};

/** What a rule can hold: a colour, or a number. A feed's text could end the rule and begin another. */
const SAFE = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|\d{1,9}(?:\.\d{1,9})?)$/i;

/** An empty element with a custom property for its parent's styles. Server-rendered HTML has no style attributes: a rule says it. */
export function Valued({ property, value }: Props) {
  const isOnServer = useIsOnServer();
  if (!isOnServer) return <i style={{ [property]: value } satisfies CSSProperties} />;
  return SAFE.test(String(value)) ? <ByRule $rule={`${property}: ${value};`} /> : <i />;
}

const ByRule = styled.i<{ $rule: string }>`
  ${({ $rule }) => $rule}
`;
