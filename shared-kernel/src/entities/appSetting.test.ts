import { recordAnswer } from '../protocol/dataAnswer';
import { NO_ADDRESSES, ODD_VALUES } from '../testing/hostile';
import { appSettingSchema } from './appSetting';

describe('the site’s settings', () => {
  const read = (data: unknown) => recordAnswer(appSettingSchema, () => {})({ data });

  it('say nothing of a form of prices without what is sent, and keep what is sent alone (M22)', () => {
    for (const [, odd] of ODD_VALUES) {
      expect(read({ price_format: { sent: odd, shown: 'malay' } })?.price_format).toBeUndefined();
      const sent = { sent: 'hong_kong', shown: 'as_sent' };
      expect(read({ price_format: { sent: 'hong_kong', shown: odd } })?.price_format).toEqual(sent);
    }
  });
  it('lose one odd entry of a list alone', () => {
    const social_links = [{ name: 'A', link: 'javascript:1' }, { name: 'B', link: 'https://b.example' }, null];
    expect(read({ euro_competition_ids: [{}, '5', null], social_links })).toMatchObject({
      euro_competition_ids: [5],
      social_links: [{ name: 'B', link: 'https://b.example' }],
    });
  });
  it.each(['https://a.example/quang-cao', 'mailto:a@a.example', 'MAILTO:a@a.example?subject=x'])(
    'name a contact for advertisers: %s',
    (contact) => expect(read({ advertising_contact: contact })?.advertising_contact).toBe(contact),
  );
  it.each([...NO_ADDRESSES, 'https://', '//a.example', '/lien-he', 'mailto:a', 'a@a.example', ' mailto:a@a.example'])(
    'name no contact with %p',
    (contact) => expect(read({ advertising_contact: contact })).toMatchObject({ advertising_contact: undefined }),
  );
  it('show no betting when the switch is unreadable', () => {
    expect(read({ betting_adverts: 'perhaps' })?.betting_adverts).toBe(false);
    expect(read({})?.betting_adverts).toBe(true);
  });
});
