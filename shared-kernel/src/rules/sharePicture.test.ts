import { sharePicture } from './sharePicture';

it('an article without a picture has none to share', () => {
  expect(sharePicture({ shareImage: undefined })).toBeUndefined();
  expect(sharePicture({ shareImage: '/media/a.jpg' })).toBe('/media/a.jpg');
});
