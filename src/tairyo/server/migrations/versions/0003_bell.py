"""What a live bell has judged."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("race", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "race")
