import { describePageContract } from '@farekite/shared/testing';
import BlogAdministration from './pages/BlogAdministration/BlogAdministration';
import Dashboard from './pages/Dashboard/Dashboard';

describePageContract({
  '/admin': Dashboard,
  '/admin/blog': BlogAdministration,
});
