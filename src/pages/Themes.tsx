/** Composes the page of all themes. */
import { useNavigate } from "@tanstack/react-router";
import { ThemesPage } from "#src/features/themes/ThemesPage.tsx";

export function Page() {
  const navigate = useNavigate();
  return (
    <ThemesPage onOpen={(id) => void navigate({ href: `/administer/themes/${encodeURIComponent(id)}` })} />
  );
}
