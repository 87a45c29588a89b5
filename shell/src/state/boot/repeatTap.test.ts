import { repeatTap } from './repeatTap';

const framesLater = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** HTML with these buttons, the tapped one among them, beside an app with those. */
function sides(rendered: string, own: string, tappedMsAgo = 0) {
  const serverHtml = rendered.replace('data-tapped', `data-tapped="${performance.now() - tappedMsAgo}"`);
  document.body.innerHTML = `<div>${serverHtml}</div><div>${own}</div>`;
  const [left, app] = document.body.children;
  if (!left || !app) throw new Error('no sides');
  const pressed: string[] = [];
  app.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  return { serverHtml: left, app, pressed };
}

it.each([
  ['with the same text', '<button data-tapped>Kèo</button>', 'odds'],
  ['with the same name', '<button data-tapped aria-label="Cài đặt"></button>', 'gear'],
  ['with the same value, whatever its name is', '<button data-tapped value="7"></button>', 'seven'],
])('presses the button %s', async (_, rendered, id) => {
  const { serverHtml, app, pressed } = sides(
    rendered,
    '<button id="odds">Kèo</button><button id="gear" aria-label="Cài đặt"></button><button id="six" value="6" aria-label="A"></button><button id="seven" value="7" aria-label="B"></button>',
  );
  repeatTap([serverHtml], app);
  serverHtml.remove();
  expect(pressed).toEqual([]);
  await framesLater();
  expect(pressed).toEqual([id]);
});

it('presses one that the app renders later, once', async () => {
  const { serverHtml, app, pressed } = sides('<button data-tapped value="7"></button>', '');
  repeatTap([serverHtml], app);
  repeatTap([serverHtml], app);
  serverHtml.remove();
  await framesLater();
  app.innerHTML = '<button id="seven" value="7"></button>';
  await framesLater();
  expect(pressed).toEqual(['seven']);
});

it('leaves a star alone that is set already', async () => {
  const { serverHtml, app, pressed } = sides(
    '<button data-tapped value="7" aria-pressed="false"></button>',
    '<button id="seven" value="7" aria-pressed="true"></button>',
  );
  repeatTap([serverHtml], app);
  await framesLater();
  expect(pressed).toEqual([]);
});

it('forgets a tap of long ago', async () => {
  const { serverHtml, app, pressed } = sides(
    '<button data-tapped>Kèo</button>',
    '<button id="odds">Kèo</button>',
    15_001,
  );
  repeatTap([serverHtml], app);
  await framesLater();
  expect(pressed).toEqual([]);
});

it('forgets a tap that another one follows', async () => {
  const { serverHtml, app, pressed } = sides('<button data-tapped value="7"></button>', '');
  repeatTap([serverHtml], app);
  document.body.click();
  app.innerHTML = '<button id="seven" value="7"></button>';
  await framesLater();
  expect(pressed).toEqual([]);
});

it.each([
  ['nothing was tapped', '<button value="7"></button>'],
  ['the app has no such button', '<button data-tapped value="8"></button>'],
])('presses nothing where %s', async (_, rendered) => {
  const { serverHtml, app, pressed } = sides(rendered, '<button id="seven" value="7"></button>');
  repeatTap([serverHtml], app);
  await framesLater();
  expect(pressed).toEqual([]);
});
