import { withoutNames } from './withoutNames';

it.each([
  ['the name of a component leaves', '<p class="mfe-x__sc-1a-0 kLm">', '<p class="kLm">'],
  ['and so do two', '<p class="sc-a mfe-x__sc-b-1 kLm nOp">', '<p class="kLm nOp">'],
  ['one that a rule asks for stays', '<p class="sc-asked kLm">', '<p class="sc-asked kLm">'],
  ['one alone leaves no attribute', '<p id="a" class="sc-a"></p>', '<p id="a"></p>'],
  ['other names stay', '<p class="wide scroll">', '<p class="wide scroll">'],
  ['a text stays', '<p> class=&quot;sc-a b&quot;</p>', '<p> class=&quot;sc-a b&quot;</p>'],
])('%s', (_, html, lean) => {
  const css = '.kLm{margin:0}.sc-asked:hover .nOp{margin:0}';
  expect(withoutNames({ html, css })).toEqual({ html: lean, css });
});
