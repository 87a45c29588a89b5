import { pictureAddress } from 'shared-kernel/cleaning/pictureAddress';
import styled from 'styled-components';

/** A crest within a line, which has its place also where there is none or it fails to load. The name is beside it. */
export function SmallCrest({ logo }: { logo: string | undefined }) {
  const src = pictureAddress(logo);
  return (
    <Box aria-hidden="true">
      {src === undefined ? null : <img src={src} alt="" width="18" height="18" loading="lazy" />}
    </Box>
  );
}

const Box = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 18px;
  height: 18px;
  & > img { object-fit: contain; }
`;
