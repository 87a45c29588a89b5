import type { Shell } from 'shared-kernel/contract/shell';
import { SLOT_NAMES } from 'shared-kernel/contract/slotName';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { runAlone } from 'shared-kernel/testing/runAlone';
import styled from 'styled-components';
import App from './App';
import Slots from './Slots';

/** Every slot and the ranking on one page, for the ad team: `npm run dev:alone -- mfe-ads`. */
void runAlone((site) => {
  const shell = unpublished(site);
  return (
    <Page>
      {SLOT_NAMES.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <SlotBox data-slot={name}>
            <Slots shell={shell} name={name} onEmpty={() => {}} />
          </SlotBox>
        </section>
      ))}
      <App shell={shell} />
    </Page>
  );
});

/** The files as they are saved here, whatever the site has. */
function unpublished(shell: Shell): Shell {
  return {
    ...shell,
    http: {
      get: (path, options) =>
        path === REST_PATHS.advert ? Promise.resolve(options.decode({})) : shell.http.get(path, options),
    },
  };
}

const Page = styled.main`
  max-width: var(--content-width);
  margin: 0 auto;
  padding-bottom: var(--banner-height);
  & > section > h2 { margin: var(--space-4) 0 var(--space-1); color: var(--ink-2); font-size: 0.8125rem; font-weight: 400; }
`;

/** The sizes that the shell reserves, with a border. As on the site, what is higher than its slot is cut off. */
const SlotBox = styled.div`
  overflow: hidden;
  height: var(--banner-height);
  outline: 1px dashed var(--line-strong);
  &[data-slot='OnHeaderLevel1'] { width: min(728px, 100%); height: 60px; }
  &[data-slot='LandingCards'] { height: var(--cards-height); }
  &[data-slot^='FixTop'], &[data-slot^='FixMiddle'] { width: 160px; height: 426px; }
  &[data-slot='FixBottom'] { position: fixed; inset: auto 0 0; z-index: 20; height: var(--edge-height, 60px); outline: 0; }
  &[data-slot='Overlays'] { overflow: visible; height: 0; outline: 0; }
`;
