/** @jest-environment node */
import { addPost, postStore } from './postStore';

// date-fns makes dates by the constructor of the real ones.
const { prototype } = Date;

it("addPost dates a post with the visitor's day, not the day in UTC [ADMIN-10]", () => {
  jest.useFakeTimers({ now: new Date('2025-03-01T05:00:00Z') });
  // The getters as they are in San Francisco, whatever the time zone of the test.
  jest.spyOn(prototype, 'getFullYear').mockReturnValue(2025);
  jest.spyOn(prototype, 'getMonth').mockReturnValue(1);
  jest.spyOn(prototype, 'getDate').mockReturnValue(28);
  addPost({ title: 'Fresh', excerpt: 'In short', content: 'At length' });
  expect(postStore.get()[0]?.date).toBe('2025-02-28');
});
