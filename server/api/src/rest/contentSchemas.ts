import { type TSchema, Type } from '@sinclair/typebox';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { PRICE_CHOICES, PRICE_FORMATS } from 'shared-kernel/entities/priceFormat';
import { literals } from './literals';

/** `{ "data": … }`, the frame of every answer. */
const dataOf = <T extends TSchema>(schema: T) => Type.Object({ data: schema });

const listed = {
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  status: Type.Literal('Published'),
  published_date: Type.String({ format: 'date-time' }),
  updated_date: Type.Optional(Type.String({ format: 'date-time', description: 'When it was corrected last.' })),
  description: Type.String(),
  match: Type.Optional(Type.String({ description: 'The id of the match that it is about.' })),
};
const picture = Type.Optional(Type.String({ description: 'A path or an http(s) address.' }));
const detail = {
  share_image: Type.Optional(Type.String({ description: 'The picture as a JPEG of 1200 x 630, for shared pages.' })),
  content: Type.String({ description: 'HTML.' }),
};

const Preview = Type.Object({ ...listed, image_source: picture });
const News = Type.Object({ ...listed, image: picture });
const Post = Type.Object({
  ...listed,
  kind: Type.Union([Type.Literal('commentary'), Type.Literal('news')]),
  image_source: picture,
  image: picture,
});

export const PreviewsAnswer = dataOf(Type.Array(Preview));
export const PreviewAnswer = dataOf(Type.Object({ ...Preview.properties, ...detail }));
export const NewsAnswer = dataOf(Type.Array(News));
export const NewsItemAnswer = dataOf(Type.Object({ ...News.properties, ...detail }));
export const PostsAnswer = dataOf(Type.Array(Post));

export const BannersAnswer = dataOf(
  Type.Array(
    Type.Object({
      position: literals(BANNER_POSITIONS),
      link: Type.String(),
      file_path: Type.String(),
      id: Type.String({ description: 'Reports count by it.' }),
      alt: Type.Optional(Type.String({ description: 'What the picture says.' })),
      is_betting: Type.Boolean({ description: 'Marked 18+, and not shown while `betting_adverts` is off.' }),
      width: Type.Optional(Type.Integer({ description: 'CSS pixels.' })),
      height: Type.Optional(Type.Integer()),
      phone_picture: Type.Optional(
        Type.Object(
          { file_path: Type.String(), width: Type.Integer(), height: Type.Integer() },
          { description: 'Replaces the picture on screens of up to 640 px.' },
        ),
      ),
    }),
  ),
);

const advertFile = (name: string) =>
  Type.Optional(Type.Unknown({ description: `The published ${name}.json; each picture's \`file\` is its address.` }));

export const AdvertFilesAnswer = dataOf(
  Type.Object({
    bookmakers: advertFile('bookmakers'),
    cards: advertFile('cards'),
    overlays: advertFile('overlays'),
  }),
);

export const AppSettingAnswer = dataOf(
  Type.Object({
    euro_competition_ids: Type.Array(Type.Integer()),
    competition_order: Type.Optional(Type.Array(Type.Integer(), { description: 'Competitions in the site’s order.' })),
    betting_adverts: Type.Boolean({ description: 'Off: no betting advert is shown anywhere.' }),
    social_links: Type.Array(Type.Object({ name: Type.String(), link: Type.String() })),
    advertising_contact: Type.Optional(Type.String({ description: 'An http(s) or mailto address.' })),
    is_simulated: Type.Optional(
      Type.Boolean({ description: 'Matches and all of theirs are simulated: a demonstration.' }),
    ),
    price_format: Type.Optional(
      Type.Object(
        {
          sent: literals(PRICE_FORMATS),
          shown: Type.Optional(literals(PRICE_CHOICES)),
        },
        { description: 'The form in which `odds` has handicap and over/under, and in which pages show them.' },
      ),
    ),
  }),
);

export const StandingsAnswer = dataOf(
  Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      country: Type.Optional(Type.String({ description: 'Of its matches.' })),
      is_hot: Type.Boolean(),
    }),
  ),
);

export const TableQuery = Type.Object({
  CompetitionId: Type.String({
    minLength: 1,
    maxLength: 500,
    'x-expected': 'an id (a text of 1 to 500 characters)',
  }),
});

/** What a team has in a table. */
export const SUMS = {
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  goals_for: Type.Integer(),
  goals_against: Type.Integer(),
  points: Type.Integer(),
};
