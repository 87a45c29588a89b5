import { useState } from 'react';
import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import { initialsOf } from 'shared-kernel/rules/initials';
import styled from 'styled-components';

/** A team's crest, or its initials when it has none or it fails to load. The name is beside it. */
export function Crest({ name, logo }: { name: string; logo: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  const src = pictureAddress(logo);
  const isShown = src !== undefined && logo !== failed;
  return (
    <Box aria-hidden="true">
      {isShown ? (
        <img src={src} alt="" width="56" height="56" onError={() => setFailed(logo)} />
      ) : (
        <span>{initialsOf(name)}</span>
      )}
    </Box>
  );
}

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  & > img { object-fit: contain; }
  & > span {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface-3);
    color: var(--ink-2);
    font-size: 1rem;
    font-weight: 700;
  }
`;
