import { repeatTap } from './repeatTap';

const framesLater = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** A picture with these buttons, the tapped one among them, beside an app with those. */
function sides(drawn: string, own: string, tappedMsAgo = 0) {
  const picture = drawn.replace('data-tapped', `data-tapped="${performance.now() - tappedMsAgo}"`);
  document.body.innerHTML = `<div>${picture}</div><div>${own}</div>`;
  const [left, app] = document.body.children;
  if (!left || !app) throw new Error('no sides');
  const pressed: string[] = [];
  app.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  return { picture: left, app, pressed };
}

it.each([
  ['with the same text', '<button data-tapped>Kèo</button>', 'odds'],
  ['with the same name', '<button data-tapped aria-label="Cài đặt"></button>', 'gear'],
  ['with the same value, whatever its name is', '<button data-tapped value="7"></button>', 'seven'],
])('presses the button %s', async (_, drawn, id) => {
  const { picture, app, pressed } = sides(
    drawn,
    '<button id="odds">Kèo</button><button id="gear" aria-label="Cài đặt"></button><button id="six" value="6" aria-label="A"></button><button id="seven" value="7" aria-label="B"></button>',
  );
  repeatTap([picture], app);
  picture.remove();
  expect(pressed).toEqual([]);
  await framesLater();
  expect(pressed).toEqual([id]);
});

it('presses one that the app draws later, once', async () => {
  const { picture, app, pressed } = sides('<button data-tapped value="7"></button>', '');
  repeatTap([picture], app);
  repeatTap([picture], app);
  picture.remove();
  await framesLater();
  app.innerHTML = '<button id="seven" value="7"></button>';
  await framesLater();
  expect(pressed).toEqual(['seven']);
});

it('leaves a star alone that is set already', async () => {
  const { picture, app, pressed } = sides(
    '<button data-tapped value="7" aria-pressed="false"></button>',
    '<button id="seven" value="7" aria-pressed="true"></button>',
  );
  repeatTap([picture], app);
  await framesLater();
  expect(pressed).toEqual([]);
});

it('forgets a tap of long ago', async () => {
  const { picture, app, pressed } = sides('<button data-tapped>Kèo</button>', '<button id="odds">Kèo</button>', 15_001);
  repeatTap([picture], app);
  await framesLater();
  expect(pressed).toEqual([]);
});

it('forgets a tap that another one follows', async () => {
  const { picture, app, pressed } = sides('<button data-tapped value="7"></button>', '');
  repeatTap([picture], app);
  document.body.click();
  app.innerHTML = '<button id="seven" value="7"></button>';
  await framesLater();
  expect(pressed).toEqual([]);
});

it.each([
  ['nothing was tapped', '<button value="7"></button>'],
  ['the app has no such button', '<button data-tapped value="8"></button>'],
])('presses nothing where %s', async (_, drawn) => {
  const { picture, app, pressed } = sides(drawn, '<button id="seven" value="7"></button>');
  repeatTap([picture], app);
  await framesLater();
  expect(pressed).toEqual([]);
});
