/** MountOnFirstOpen: nothing before the first opening; afterwards children stay mounted. */
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { MountOnFirstOpen } from "#src/ui/MountOnFirstOpen.tsx";

const part = (isOpen: boolean) => (
  <MountOnFirstOpen isOpen={isOpen}>
    <p>{isOpen ? "Open" : "Closing"}</p>
  </MountOnFirstOpen>
);

it("children are mounted when first opened and stay mounted when closed", async () => {
  const screen = await render(part(false));
  expect(screen.container.textContent).toBe("");
  await screen.rerender(part(true));
  expect(screen.container.textContent).toBe("Open");
  await screen.rerender(part(false));
  expect(screen.container.textContent).toBe("Closing");
});
