import { describe, expect, it } from 'vitest';
import { readVideoAddress } from '#engine/addresses/video-address.ts';

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is played without cookies: %s', (address) => {
    expect(readVideoAddress(address)).toEqual({
      host: 'YouTube',
      origin: 'https://www.youtube-nocookie.com',
      watch: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    });
  });

  it('keeps the secret of a video that is not listed', () => {
    for (const address of [
      'https://vimeo.com/76979871/0a1b2c3d',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d',
    ]) {
      expect(readVideoAddress(address)).toMatchObject({
        watch: 'https://vimeo.com/76979871/0a1b2c3d',
        player: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=0a1b2c3d',
      });
    }
  });

  it('may be that of a file, which its own host plays', () => {
    expect(readVideoAddress('https://media.willow.example/talks/garden.mp4')).toEqual({
      host: 'media.willow.example',
      origin: 'https://media.willow.example',
      watch: 'https://media.willow.example/talks/garden.mp4',
      player: 'https://media.willow.example/talks/garden.mp4',
    });
  });

  it.each([
    'http://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@willow',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/staffpicks',
    'https://media.willow.example/talks/garden.mov',
    'garden.mp4',
  ])('is not what %s is', (address) => {
    expect(readVideoAddress(address)).toBeUndefined();
  });
});
