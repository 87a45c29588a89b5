import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { runAlone } from 'shared-kernel/testing/runAlone';
import styled from 'styled-components';
import App from './App';
import Slots from './Slots';

/** About the sizes that the shell keeps free. */
const SlotBox = styled.div`
  width: min(728px, 100%);
  height: 90px;
  outline: 1px dashed var(--line-strong);
  &[data-tall] { width: 160px; height: 400px; }
`;

/** Every slot and the ranking on one page, for the ad team: `npm run dev:alone -- mfe-ads`. */
void runAlone((shell) => (
  <>
    {BANNER_POSITIONS.map((position) => (
      <section key={position}>
        <h2>{position}</h2>
        <SlotBox data-tall={position.endsWith('Left') || position.endsWith('Right') || undefined}>
          <Slots shell={shell} name={position} />
        </SlotBox>
      </section>
    ))}
    <App shell={shell} />
  </>
));
