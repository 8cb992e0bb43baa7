import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { chunkName, pageSourceFile } from './pageNames';

it.each([
  ['/', 'home', './src/pages/Home/Home.tsx'],
  ['/flight-results', 'flight-results', './src/pages/FlightResults/FlightResults.tsx'],
  ['/admin/blog', 'admin-blog', './src/pages/AdminBlog/AdminBlog.tsx'],
])('The names of the page of %s are %s for its chunk and namespace, and the file %s', (path, chunk, file) => {
  expect(chunkName(path)).toBe(chunk);
  const remote = temporaryFolder();
  expect(() => pageSourceFile(remote, path)).toThrow(
    `The package in ${remote} has no file for its page ${path}. Write ${file}. ` +
      'Which package a path belongs to is in shared/contract/routes.json.',
  );
  expect(pageSourceFile(writeFiles(remote, { [file]: '' }), path)).toBe(file);
});
